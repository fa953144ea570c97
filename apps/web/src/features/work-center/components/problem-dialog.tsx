import { useState } from 'react';
import { Button, TextArea } from '@blueprintjs/core';
import { Comment } from '@blueprintjs/icons';
import type { CenterProduct, ScrapReason, WorkCenterPage } from '@mullion/contracts';
import { FormDialog, FormField, Note } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { FilesToSend } from '../../../entities/attachments/files-to-send';
import { problemReasons, reasonKeys, type OfficeProblem } from '../rules/unit-problem';
import { isProblemAlready } from '../rules/what-follows';
import { UnitChips } from './unit-chips';

interface ProblemDialogProps {
  readonly products: readonly CenterProduct[];
  readonly page: WorkCenterPage;
  /** They resolve to whether it was done. */
  readonly onProblem: (problem: OfficeProblem) => Promise<boolean>;
  readonly onComment: (text: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/** A comment below 3 is a problem unless it is meant as only a comment; at 3 it is one more comment. */
export const ProblemDialog = ({ products, page, onProblem, onComment, onClose }: ProblemDialogProps) => {
  const { t } = useTranslation('workCenter');
  const [text, setText] = useState('');
  const [reason, setReason] = useState<ScrapReason | null>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const isAlready = isProblemAlready(products);
  const center = t('center', { ...page.work_center });
  const isFollowed = products.some((product) => product.next.length > 0);
  const send = async (write: (typed: string) => Promise<boolean>) => {
    if (text.trim() === '') return setMissing(true);
    setBusy(true);
    const isDone = await write(text.trim());
    setBusy(false);
    if (isDone) onClose();
  };
  return (
    <FormDialog
      open
      hasRequired
      title={t(isAlready ? 'problem.onlyTitle' : 'problem.title', { center })}
      action={isAlready ? t('problem.saveComment') : t('problem.save')}
      busy={busy}
      dirty={text !== '' || files.length > 0}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void send((typed) => onProblem({ text: typed, reason, files }));
      }}
      footer={
        !isAlready && (
          <Button
            icon={<Comment />}
            text={t('problem.onlyComment')}
            disabled={busy}
            onClick={() => void send(onComment)}
          />
        )
      }
    >
      <UnitChips products={products} />
      <FormField
        label={t('problem.what')}
        required
        {...(missing && text.trim() === '' ? { error: t('problem.required') } : {})}
      >
        {(wiring) => (
          <TextArea
            {...wiring}
            fill
            rows={3}
            maxLength={2000}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.ctrlKey && event.currentTarget.form?.requestSubmit()}
          />
        )}
      </FormField>
      <div className="wc-reasons" role="group" aria-label={t('problem.reasons')}>
        {reasonKeys.map((one) => (
          <Button
            key={one}
            size="small"
            text={t(`problem.${one}`)}
            onClick={() => {
              setReason(problemReasons[one]);
              setText((before) => [before.trim(), t(`problem.${one}`)].filter(Boolean).join('. '));
            }}
          />
        ))}
      </div>
      <FilesToSend files={files} onChange={setFiles} />
      {isAlready ? (
        <Note tone="info">{t('problem.already')}</Note>
      ) : (
        <Note tone="warn">
          {t('problem.becomes', {
            count: products.length,
            products: products.map(({ position }) => position).join(', '),
          })}{' '}
          {t(isFollowed ? 'problem.blocks' : 'problem.noFollowers')} {t('problem.history')}
        </Note>
      )}
    </FormDialog>
  );
};
