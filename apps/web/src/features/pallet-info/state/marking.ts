/** Which product is marked in all drawings and lists, and how a part of the page says so. */
export interface Marking {
  readonly marked: number | null;
  /** Under the pointer or the keyboard's focus; null when neither. */
  readonly onPoint: (id: number | null) => void;
  /** Stays marked until it is pressed again. */
  readonly onChoose: (id: number) => void;
}
