/** Players' lines in charts differ by their dashes too, never by colour alone. */
export const DASHES = ["", "6 3", "2 3", "9 3 2 3", "4 2", "1 2", "8 2", "3 4"];
