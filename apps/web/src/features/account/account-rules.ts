/** What the account form holds. */
export interface AccountForm {
  readonly name: string;
  readonly current: string;
  readonly next: string;
  readonly repeat: string;
}

/** Saving needs all three passwords, the new one twice the same (§1.2), and a name. */
export const canSave = ({ name, current, next, repeat }: AccountForm): boolean =>
  name.trim() !== '' && current !== '' && next !== '' && repeat !== '' && next === repeat;
