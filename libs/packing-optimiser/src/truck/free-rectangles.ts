/**
 * The largest free rectangles of a floor of fixed length, overlapping each other (maximal rectangles: Jylänki 2010).
 */
export class FreeRectangles {
  count = 0;
  x = new Int32Array(64);
  y = new Int32Array(64);
  along = new Int32Array(64);
  across = new Int32Array(64);

  reset(lengthMm: number, widthMm: number): void {
    this.count = 0;
    this.push(0, 0, lengthMm, widthMm);
  }

  /**
   * The free rectangle whose shorter rest is shortest with a pallet in it, or -1; `rest` then holds how much that is.
   */
  bestShortSide(alongMm: number, acrossMm: number): number {
    let best = -1;
    this.restMm = Number.MAX_SAFE_INTEGER;
    this.otherRestMm = Number.MAX_SAFE_INTEGER;
    for (let f = 0; f < this.count; f++) {
      const restAlong = this.along[f]! - alongMm;
      const restAcross = this.across[f]! - acrossMm;
      if (restAlong < 0 || restAcross < 0) continue;
      const short = restAlong < restAcross ? restAlong : restAcross;
      const long = restAlong + restAcross - short;
      if (short > this.restMm || (short === this.restMm && long >= this.otherRestMm)) continue;
      best = f;
      this.restMm = short;
      this.otherRestMm = long;
    }
    return best;
  }
  restMm = 0;
  otherRestMm = 0;

  /** Puts a pallet into the corner of free rectangle `f` that is nearest to the cab and to y = 0. */
  take(f: number, alongMm: number, acrossMm: number): void {
    this.block(this.x[f]!, this.y[f]!, alongMm, acrossMm);
  }

  /** Takes this rectangle from all that is free, wherever it is. */
  block(x: number, y: number, alongMm: number, acrossMm: number): void {
    const xEnd = x + alongMm;
    const yEnd = y + acrossMm;
    const old = this.count;
    let kept = 0;
    // what is cut goes to the end of the list, what stays moves to the front
    for (let r = 0; r < old; r++) {
      const [rx, ry, ra, rc] = [this.x[r]!, this.y[r]!, this.along[r]!, this.across[r]!];
      const isApart = x >= rx + ra || xEnd <= rx || y >= ry + rc || yEnd <= ry;
      if (isApart) {
        this.set(kept++, rx, ry, ra, rc);
        continue;
      }
      if (x > rx) this.push(rx, ry, x - rx, rc);
      if (xEnd < rx + ra) this.push(xEnd, ry, rx + ra - xEnd, rc);
      if (y > ry) this.push(rx, ry, ra, y - ry);
      if (yEnd < ry + rc) this.push(rx, yEnd, ra, ry + rc - yEnd);
    }
    const end = this.count;
    this.count = kept;
    for (let r = old; r < end; r++) {
      const [rx, ry, ra, rc] = [this.x[r]!, this.y[r]!, this.along[r]!, this.across[r]!];
      if (!this.isInside(rx, ry, ra, rc, 0, this.count) && !this.isInside(rx, ry, ra, rc, r + 1, end))
        this.set(this.count++, rx, ry, ra, rc);
    }
  }

  private isInside(x: number, y: number, along: number, across: number, from: number, to: number): boolean {
    for (let r = from; r < to; r++)
      if (
        x >= this.x[r]! &&
        y >= this.y[r]! &&
        x + along <= this.x[r]! + this.along[r]! &&
        y + across <= this.y[r]! + this.across[r]!
      )
        return true;
    return false;
  }

  private push(x: number, y: number, along: number, across: number): void {
    if (this.count === this.x.length) {
      const longer = (from: Int32Array): Int32Array<ArrayBuffer> => {
        const to = new Int32Array(2 * from.length);
        to.set(from);
        return to;
      };
      this.x = longer(this.x);
      this.y = longer(this.y);
      this.along = longer(this.along);
      this.across = longer(this.across);
    }
    this.set(this.count++, x, y, along, across);
  }

  private set(r: number, x: number, y: number, along: number, across: number): void {
    this.x[r] = x;
    this.y[r] = y;
    this.along[r] = along;
    this.across[r] = across;
  }
}
