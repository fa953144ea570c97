import { Button } from '@blueprintjs/core';
import { Clipboard } from '@blueprintjs/icons';
import { useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';

/** Puts a text into the clipboard and says so. */
export const CopyButton = ({ text, primary = false }: { readonly text: string; readonly primary?: boolean }) => {
  const { t } = useTranslation('apiAccess');
  const toast = useToast();
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    toast({ message: t('copied') });
  };
  return (
    <Button icon={<Clipboard />} text={t('copy')} intent={primary ? 'primary' : 'none'} onClick={() => void copy()} />
  );
};
