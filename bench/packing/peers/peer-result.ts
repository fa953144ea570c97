/** What a peer reached on an instance, and what the judge says of it. */
export interface PeerResult {
  readonly peer: string;
  /** Pallets, or millimetres of floor, as the peer gives them. */
  readonly value: number;
  readonly seconds: number;
  /** Rules that the judge finds broken in that plan. */
  readonly broken: number;
  /**
   * The same peer with every rule kept: what hangs is taken off and packed again, stops are loaded one behind another.
   * Null when it cannot.
   */
  readonly lawful: number | null;
  /** Deck area in m² of the plan as the peer gives it, pallets only. */
  readonly deckM2?: number;
}
