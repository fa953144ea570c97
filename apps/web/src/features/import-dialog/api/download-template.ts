import { importTemplate, type Language, type Problem } from '@mullion/contracts';
import { urlOf } from '../../../app/api/request';
import { refresh } from '../../../app/session/refresh';
import { token } from '../../../app/session/token';

const fetchFile = (url: string) => fetch(url, { headers: { authorization: `Bearer ${token.get() ?? ''}` } });

/** Saves the spreadsheet to fill in. A link alone would go without the bearer token. */
export const downloadTemplate = async (format: 'csv' | 'xlsx', language: Language): Promise<Problem | null> => {
  const url = urlOf(importTemplate, { query: { format, language } });
  try {
    let response = await fetchFile(url);
    if (response.status === 401 && (await refresh(token.get())) === 'refreshed') response = await fetchFile(url);
    if (!response.ok) return { type: 'about:blank', title: '', status: response.status, code: 'unavailable' };
    save(await response.blob(), `mullion-${language}.${format}`);
    return null;
  } catch {
    return { type: 'about:blank', title: '', status: 0, code: 'network.unreachable' };
  }
};

const save = (content: Blob, name: string) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
};
