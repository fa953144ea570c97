import { useState } from 'react';
import { Button, Dialog, DialogBody } from '@blueprintjs/core';
import { EyeOpen } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import { focusReturn } from '../keyboard/give-focus-back';
import { previewKind } from './preview-kind';

interface FilePreviewProps {
  readonly name: string;
  /** MIME type. */
  readonly type: string;
  /** Object or data URL: bytes that are already on this page. */
  readonly url: string;
}

/** A button that shows a picture or a PDF large; nothing for other files. */
export const FilePreview = ({ name, type, url }: FilePreviewProps) => {
  const { t } = useTranslation('common');
  const [open, setOpen] = useState(false);
  const kind = previewKind(type);
  // phones mostly have no viewer inside a page: the PDF is downloaded there
  if (kind === null || (kind === 'pdf' && !navigator.pdfViewerEnabled)) return null;
  const text = t('file.preview', { name });
  return (
    <>
      <Button
        icon={<EyeOpen />}
        size="small"
        variant="minimal"
        aria-label={text}
        title={text}
        onClick={() => setOpen(true)}
      />
      <Dialog isOpen={open} onClose={() => setOpen(false)} title={name} className="dialog-preview" {...focusReturn}>
        <DialogBody>{kind === 'image' ? <img src={url} alt={name} /> : <iframe src={url} title={name} />}</DialogBody>
      </Dialog>
    </>
  );
};
