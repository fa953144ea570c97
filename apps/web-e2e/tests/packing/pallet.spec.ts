import { routes } from '@mullion/contracts';
import { Api } from '../../src/api';
import { packedOrder } from '../../src/scenarios';
import { expect, SCREENS, test } from '../../src/test';

// the narrow screen keeps the 3D view in a drawer, which software drawing is glad of
test.use({ language: 'en', viewport: SCREENS.laptop });

test('PED-03abcd the comment saves itself, auto-update only turns on, legs go and come back, type 6 does none of it', async ({
  app,
  another,
}) => {
  const planner = await Api.signedInAs('planner');
  const [pallet] = (await packedOrder(planner, 'PC')).pallets;
  const read = { params: { id: pallet?.id ?? 0 } };
  const { height, pallet_structure } = await planner.call(routes.getPallet, read);
  await app.signInAs('planner');
  await app.open(`truck/null/-1/${pallet?.id}`);
  const saves: string[] = [];
  app.page.on('request', (request) => request.method() === 'PUT' && saves.push(request.url()));
  const remark = 'Corners in cardboard';
  await app.pallet.comment.pressSequentially(remark);
  await expect(app.page.getByText(app.t('pallet:comment.saved'), { exact: true })).toBeVisible();
  await planner.until(routes.getPallet, read, (now) => now.comment === remark);
  // a save when typing pauses, not one a letter
  expect(saves.length).toBeLessThan(remark.length / 2);

  await expect(app.pallet.toggle('autoUpdate')).toBeChecked();
  await expect(app.pallet.toggle('autoUpdate')).toBeDisabled();
  await app.pallet.writeLayer('layer1', `${pallet_structure.layer_1.split(' ').slice(0, 2).join(' ')} 0`);
  await expect(app.pallet.toggle('autoUpdate')).not.toBeChecked();
  await app.pallet.press('autoUpdate');
  await expect(app.pallet.toggle('autoUpdate')).toBeChecked();
  await expect(app.pallet.toggle('autoUpdate')).toBeDisabled();
  await planner.until(routes.getPallet, read, (now) => now.pallet_structure.layer_1 === pallet_structure.layer_1);

  for (const isOn of [true, false]) {
    await app.pallet.press('noLegs');
    await expect(app.pallet.toggle('noLegs')).toBeChecked({ checked: isOn });
    await planner.until(routes.getPallet, read, (now) => now.height === (isOn ? height - 60 : height));
  }

  const viewer = await another();
  await viewer.page.setViewportSize(SCREENS.laptop);
  await viewer.signInAs('viewer');
  await viewer.open(`truck/null/-1/${pallet?.id}`);
  await expect(viewer.pallet.comment).toHaveValue(remark);
  await expect(viewer.pallet.comment).toBeDisabled();
  for (const name of ['noLegs', 'autoUpdate', 'printable'] as const)
    await expect(viewer.pallet.toggle(name)).toBeDisabled();
});
