import { sharedStage } from './shared-stage';

describe('the stage of a product on its customer’s page', () => {
  it.each([
    [0, 'confirmed'],
    [5, 'confirmed'],
    [6, 'in_production'],
    [7, 'in_production'],
    [8, 'made'],
    [10, 'packed'],
    [13, 'packed'],
    [14, 'left'],
    [15, 'delivered'],
    [99, null],
  ] as const)('BEY-11 of status %s is %s', (status, stage) => {
    expect(sharedStage(status)).toBe(stage);
  });
});
