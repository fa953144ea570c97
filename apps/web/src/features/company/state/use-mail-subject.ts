import { useEffect, useState } from 'react';
import type { Language } from '@mullion/contracts';
import { fillText, loadTexts } from '@mullion/i18n';
import { SAMPLE_ORDERS } from '../rules/mail-preview';

/** The subject in the language of the mail, which need not be the page's. */
export const useMailSubject = (language: Language): string => {
  const [subject, setSubject] = useState('');
  useEffect(() => {
    let isCurrent = true;
    const numbers = SAMPLE_ORDERS.map((order) => order.split(' ')[0]).join(', ');
    void loadTexts(language, 'mail').then(({ departure }) => {
      if (isCurrent) setSubject(fillText(departure.subject, { orders: numbers }));
    });
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return subject;
};
