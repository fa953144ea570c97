import { textByKey } from '@mullion/i18n';
import type { TFunction } from 'i18next';

const nameOf = (t: TFunction<'operations'>, kind: 'services' | 'records', code: string): string =>
  textByKey(t, `${kind}.${code}`, { defaultValue: code });

/** What people call a service; one that is newer than the texts keeps its code. */
export const serviceName = (t: TFunction<'operations'>, service: string): string => nameOf(t, 'services', service);

/** The same for the records that a copy holds. */
export const recordName = (t: TFunction<'operations'>, record: string): string => nameOf(t, 'records', record);
