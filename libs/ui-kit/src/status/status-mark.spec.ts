import { markOf } from './status-mark';

const mark = (status: number) => `${markOf(status).panes.join('')}${markOf(status).kind}`;

describe('the window of an order or product status', () => {
  it('fills a pane each when prepared, made, packed and loaded; half a pane while it is being done', () => {
    expect([0, 1, 2, 3].map(mark)).toEqual(['0000', '0000', '0000', '0000']);
    expect([4, 5, 6, 7, 8, 10, 13].map(mark)).toEqual(['h000', '1000', '1h00', '1h00', '1100', '1110', '1111']);
  });

  it('is green once it has left and struck through when cancelled', () => {
    expect([14, 15, 99].map(mark)).toEqual(['1111ok', '1111ok', '0000cancelled']);
  });

  it('knows what to draw for numbers a company adds between', () => {
    for (let status = 0; status <= 100; status++) expect(markOf(status).panes).toHaveLength(4);
  });
});
