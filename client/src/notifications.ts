/** Notifications of the browser, where it has them and the person allows them. */

export function canNotify(): boolean {
  return typeof Notification !== "undefined" && isSecureContext;
}

/** Ask the person; whether they allow it. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

export function notify(title: string, body: string, tag: string): void {
  if (!canNotify() || Notification.permission !== "granted") return;
  try {
    const shown = new Notification(title, { body, tag, icon: "/icon-192.png" });
    shown.onclick = () => {
      focus();
      shown.close();
    };
  } catch {
    // some phones have the name but only allow it to background workers
  }
}
