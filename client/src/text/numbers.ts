/** Numbers as people read them: a real minus, not a hyphen. */
import { FluentNumber, type Scope } from "@fluent/bundle";

export function minus(number: number | string): string {
  return String(number).replace("-", "−");
}

/** SIGNED in a message: a number that is added or taken away, with its sign. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : minus(number);
}

/** A number of a sentence; it chooses between plurals as any other does. */
export class ReadNumber extends FluentNumber {
  override toString(scope?: Scope): string {
    return minus(super.toString(scope));
  }
}
