/** What a screen reader is told: one polite region for the whole page. */
class Announcer {
  text = $state("");

  say(...sentences: string[]): void {
    if (sentences.length) this.text = sentences.join(" ");
  }
}

export const announcer = new Announcer();
