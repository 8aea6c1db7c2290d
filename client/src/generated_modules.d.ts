declare module "icon:*" {
  /** The outline on a grid of 512 by 512. */
  const path: string;
  export default path;
}

declare module "shelf:*" {
  /** By game: its name and tagline as Fluent. */
  const texts: Record<string, string>;
  export default texts;
}
