declare module "icon:*" {
  /** The outline on a grid of 512 by 512. */
  const path: string;
  export default path;
}

declare module "shelf:" {
  /** By language: loads the names, taglines and authors of all games. */
  const loads: Record<string, () => Promise<{ default: Record<string, string> }>>;
  export default loads;
}

declare module "shelf:*" {
  /** By game: its name, tagline and authors as Fluent. */
  const texts: Record<string, string>;
  export default texts;
}
