import { beforeScan } from './before-scan';

const loaded = { isLoaded: true };
const missing = { isLoaded: false };

describe('the truck scanner before a scan', () => {
  it('TSC-01a asks for pallets until all are loaded, and then says that the departure can be confirmed', () => {
    expect(beforeScan({ steps: [loaded, missing], hasLeft: false, unscanned: 0 })).toMatchObject({
      title: 'truck.begin',
    });
    expect(beforeScan({ steps: [loaded, loaded], hasLeft: false, unscanned: 0 })).toEqual({
      title: 'truck.complete',
      text: 'truck.allLoaded',
    });
    expect(beforeScan({ steps: [loaded], hasLeft: false, unscanned: 2 })).toMatchObject({ text: 'truck.unscannedOf' });
    expect(beforeScan({ steps: [], hasLeft: false, unscanned: 0 })).toMatchObject({ title: 'truck.begin' });
  });

  it('TSC-01a says of a truck that has left nothing but that', () => {
    for (const steps of [[loaded], [loaded, missing], []])
      expect(beforeScan({ steps, hasLeft: true, unscanned: 1 })).toEqual({
        title: 'truck.leftTitle',
        text: 'truck.leftText',
      });
  });
});
