import { productFace } from './window-face';

describe('the face of a product', () => {
  it('has its glass inside its sash, its sash inside the frame', () => {
    const face = productFace({ widthMm: 1010, heightMm: 2120, category: 2 });
    expect(face.sashes).toEqual([{ x: 68, y: 68, width: 874, height: 1984 }]);
    expect(face.panes[0]).toMatchObject({ x: 130, y: 130, width: 750 });
    expect(face.panels).toHaveLength(1);
    const [pane, panel] = [face.panes[0], face.panels[0]];
    expect(panel?.y).toBeGreaterThan((pane?.y ?? 0) + (pane?.height ?? 0));
  });

  it('tilts and turns: two openings a sash, one of them from below', () => {
    const face = productFace({ widthMm: 2350, heightMm: 1560, category: 1 });
    expect(face.sashes).toHaveLength(2);
    expect(face.panes).toHaveLength(3);
    expect(face.openings).toHaveLength(4);
    expect(face.openings[1]?.[0]?.[1]).toBe(1560 - 68);
  });

  it('is empty for additions', () => {
    expect(productFace({ widthMm: 1300, heightMm: 60, category: 0 })).toEqual({ sashes: [], panes: [], panels: [], openings: [] });
  });
});
