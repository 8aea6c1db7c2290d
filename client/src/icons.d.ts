declare module "icon:*" {
  /** The outline on a grid of 512 by 512. */
  const path: string;
  export default path;
}
