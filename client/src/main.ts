import { mount } from "svelte";
import "./styles/fonts.css";
import "./styles/app.css";
import App from "./App.svelte";
import { settings } from "./storage/settings.svelte";
import { speech } from "./text/sentences.svelte";

settings.showTheme();
document.documentElement.lang = speech.language;
await speech.learn();
mount(App, { target: document.getElementById("app")! });
