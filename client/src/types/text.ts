/** Says a message in the language of the moment, with its variables. */
export type Text = (id: string, args?: Record<string, string | number>) => string;
