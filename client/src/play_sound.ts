/** Sounds made on the spot, so that nothing has to be fetched. */
import { settings } from "./storage/settings.svelte";
import type { SoundName } from "./types/sound";

interface Tone {
  pitch: number;
  to?: number;
  at: number;
  lasts: number;
  loud: number;
  shape: OscillatorType;
}

const SOUNDS: Record<SoundName, Tone[]> = {
  turn: [
    { pitch: 523, at: 0, lasts: 0.18, loud: 0.16, shape: "triangle" },
    { pitch: 784, at: 0.12, lasts: 0.3, loud: 0.16, shape: "triangle" },
  ],
  flip: [{ pitch: 220, to: 140, at: 0, lasts: 0.09, loud: 0.12, shape: "triangle" }],
  sparkle: [
    { pitch: 1318, at: 0, lasts: 0.16, loud: 0.08, shape: "sine" },
    { pitch: 1976, at: 0.05, lasts: 0.22, loud: 0.05, shape: "sine" },
  ],
  growl: [{ pitch: 110, to: 70, at: 0, lasts: 0.35, loud: 0.18, shape: "sawtooth" }],
  rumble: [
    { pitch: 98, to: 41, at: 0, lasts: 0.9, loud: 0.22, shape: "sawtooth" },
    { pitch: 61, to: 30, at: 0.1, lasts: 1, loud: 0.2, shape: "square" },
  ],
  reward: [
    { pitch: 160, to: 110, at: 0, lasts: 0.1, loud: 0.14, shape: "triangle" },
    { pitch: 988, at: 0.08, lasts: 0.2, loud: 0.06, shape: "sine" },
  ],
  slam: [{ pitch: 90, to: 60, at: 0, lasts: 0.25, loud: 0.18, shape: "square" }],
  step: [{ pitch: 180, to: 90, at: 0, lasts: 0.07, loud: 0.1, shape: "sine" }],
  pick: [
    { pitch: 1480, to: 620, at: 0, lasts: 0.05, loud: 0.12, shape: "square" },
    { pitch: 240, to: 120, at: 0, lasts: 0.12, loud: 0.16, shape: "triangle" },
  ],
  tap: [{ pitch: 420, to: 210, at: 0, lasts: 0.06, loud: 0.08, shape: "triangle" }],
  tinkle: [
    { pitch: 2093, at: 0, lasts: 0.1, loud: 0.05, shape: "sine" },
    { pitch: 3136, at: 0.03, lasts: 0.16, loud: 0.03, shape: "sine" },
  ],
  thud: [{ pitch: 130, to: 62, at: 0, lasts: 0.2, loud: 0.2, shape: "triangle" }],
  end: [
    { pitch: 523, at: 0, lasts: 0.25, loud: 0.14, shape: "triangle" },
    { pitch: 659, at: 0.16, lasts: 0.25, loud: 0.14, shape: "triangle" },
    { pitch: 1047, at: 0.32, lasts: 0.5, loud: 0.14, shape: "triangle" },
  ],
};

let context: AudioContext | null = null;

/** Play a sound; while muted all is silence. */
export function sound(name: SoundName): void {
  if (settings.muted || typeof AudioContext === "undefined") return;
  if (!navigator.userActivation?.hasBeenActive) return; // browsers allow none before a touch
  context ??= new AudioContext();
  for (const tone of SOUNDS[name]) play(context, tone);
}

function play(audio: AudioContext, tone: Tone): void {
  const start = audio.currentTime + tone.at;
  const oscillator = audio.createOscillator();
  const volume = audio.createGain();
  oscillator.type = tone.shape;
  oscillator.frequency.setValueAtTime(tone.pitch, start);
  if (tone.to) oscillator.frequency.exponentialRampToValueAtTime(tone.to, start + tone.lasts);
  volume.gain.setValueAtTime(tone.loud, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + tone.lasts);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + tone.lasts);
}
