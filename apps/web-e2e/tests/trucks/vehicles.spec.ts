import { routes } from '@mullion/contracts';
import { Api } from '../../src/api';
import { freshNumber } from '../../src/data/frames';
import { expect, test } from '../../src/test';

test('VEH-01ab vehicles are made, edited and deleted; a taken plate and one in use are refused', async ({ app, t }) => {
  const planner = await Api.signedInAs('planner');
  const [plate, taken] = [freshNumber('KV'), freshNumber('KT')];
  await planner.call(routes.createVehicle, { body: { trailer_number_plate: taken } });
  await app.signInAs('planner');
  await app.open('trucks-list');
  await app.trucks.vehiclesLink.click();
  await expect(app.vehicles.title).toBeVisible();
  const { vehicles } = app;
  await vehicles.newButton.click();
  await vehicles.button(t('action.save')).click();
  await expect(vehicles.dialog).toContainText(t('trucks:vehicles.column.trailer_number_plate'));
  await vehicles.field('trailer_number_plate').fill(taken);
  await vehicles.field('make').fill('Volvo FH 500');
  await vehicles.button(t('action.save')).click();
  await expect(vehicles.dialog).toContainText(t('errors:vehicle.plate_taken', { plate: taken }));
  await vehicles.field('trailer_number_plate').fill(plate);
  await vehicles.field('driver').fill('Austėja Žukauskė');
  await vehicles.button(t('action.save')).click();
  await expect(vehicles.dialog).toBeHidden();
  await vehicles.filter.fill(plate);
  await expect(vehicles.rows).toHaveCount(1);
  await expect(vehicles.row(plate)).toContainText('Volvo FH 500');
  await vehicles.act('edit', plate);
  await vehicles.field('driver').fill('Rasa Šimkutė');
  await app.page.keyboard.press('Enter');
  await expect(vehicles.row(plate)).toContainText('Rasa Šimkutė');

  const truck = await (
    await Api.signedInAs('planner')
  ).call(routes.createTruck, { body: { description: plate, trailer_number_plate: plate } });
  expect(truck.vehicle?.driver).toBe('Rasa Šimkutė');
  await vehicles.act('delete', plate);
  await vehicles.button(t('trucks:vehicles.deleteAction')).click();
  await expect(app.alert(t('errors:vehicle.in_use', { trucks: plate }))).toBeVisible();
  await expect(vehicles.row(plate)).toHaveCount(1);
  await planner.call(routes.deleteTruck, { params: { id: truck.id } });
  await vehicles.act('delete', plate);
  await vehicles.button(t('trucks:vehicles.deleteAction')).click();
  await expect(vehicles.row(plate)).toHaveCount(0);
});
