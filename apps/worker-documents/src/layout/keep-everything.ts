import columnCalculator from 'pdfmake/js/columnCalculator';
import PageElementWriter, { type Fragment } from 'pdfmake/js/PageElementWriter';
import { keepLetters } from './keep-letters';
import { fittingWidths, type MeasuredColumn } from './share-width';

const measureColumns = (): void => {
  const { buildColumnWidths } = columnCalculator;
  columnCalculator.buildColumnWidths = (columns: MeasuredColumn[], availableWidth, offsetTotal, tableNode): void => {
    const widths = fittingWidths(columns, availableWidth);
    for (const [at, width] of widths?.entries() ?? []) {
      const column = columns[at];
      if (column) column._minWidth = width;
    }
    buildColumnWidths(columns, availableWidth, offsetTotal, tableNode);
  };
};

const keepSheets = (): void => {
  const methods = PageElementWriter.prototype;
  const { beginUnbreakableBlock, commitUnbreakableBlock } = methods;
  methods.beginUnbreakableBlock = function (this: PageElementWriter, width?: number, height?: number): void {
    if (width !== undefined || this.transactionLevel > 0) return beginUnbreakableBlock.call(this, width, height);
    const context = this.context();
    const { top, bottom } = context.pageMargins;
    // heads that repeat take their part of every sheet
    const heads = this.repeatables.reduce((sum, head) => sum + head.height, 0);
    return beginUnbreakableBlock.call(
      this,
      context.availableWidth,
      context.getCurrentPage().pageSize.height - top - bottom - heads,
    );
  };
  methods.commitUnbreakableBlock = function (this: PageElementWriter, forcedX?: number, forcedY?: number): void {
    const block = this.context();
    if (this.transactionLevel > 1 || forcedX !== undefined || forcedY !== undefined || block.pages.length < 2)
      return commitUnbreakableBlock.call(this, forcedX, forcedY);
    this.transactionLevel -= 1;
    this.popContext();
    for (const [at, sheet] of block.pages.entries()) {
      const isLast = at === block.pages.length - 1;
      this.addFragment(
        Object.assign(sheet, {
          xOffset: undefined,
          yOffset: undefined,
          height: isLast ? block.y : sheet.pageSize.height,
        }) as Fragment,
      );
    }
  };
};

let isKept = false;

/**
 * Has the layout library lose nothing. It gives a column at least the width of its longest word, so that the columns
 * after it leave the sheet (https://github.com/bpampuch/pdfmake/issues/2731), and a block that must not be parted and
 * is higher than a sheet is not drawn at all.
 */
export const keepEverything = (): void => {
  if (isKept) return;
  isKept = true;
  keepLetters();
  measureColumns();
  keepSheets();
};
