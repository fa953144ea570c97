/**
 * A text with its `{{names}}` filled in, where i18next does not run. In one pass: what is filled in is not read again,
 * so a customer called
 * `{{count}}` or `$&` stays as it is. A name without a value stays.
 */
export const fillText = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));
