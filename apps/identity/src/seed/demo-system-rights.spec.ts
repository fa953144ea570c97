import { loadTexts } from '@mullion/i18n';
import { demoSystemRights } from './demo-system-rights';

it('rights are described as the screens name them', async () => {
  const { rights } = await loadTexts('lt', 'company');
  expect(Object.fromEntries(demoSystemRights.map(({ code, description }) => [code, description]))).toEqual(rights.code);
});
