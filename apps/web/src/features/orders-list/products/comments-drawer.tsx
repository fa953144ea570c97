import { useRef, useState, type FormEvent } from 'react';
import { Button, TextArea } from '@blueprintjs/core';
import type { Problem, Product } from '@mullion/contracts';
import { formatMoment } from '@mullion/i18n';
import { EmptyState, ProblemNote, SideDrawer, useCan, useUnsavedGuard } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../../kits/api/as-problem';
import { Loaded } from '../../../kits/data/loaded';
import { useCreateCommentMutation, useListCommentsQuery } from '../../../entities/comments/comments-api';

const LONGEST = 2000;

/** What people have said about a product, and a line to say more. */
export const CommentsDrawer = ({ product, onClose }: { product: Product; onClose: () => void }) => {
  const { t } = useTranslation('orders');
  const writes = useCan({ writes: true });
  const on = { table_name: 'products' as const, table_id: product.id };
  const comments = useListCommentsQuery({ query: on });
  const [say, saying] = useCreateCommentMutation();
  const [text, setText] = useState('');
  const guard = useUnsavedGuard(text.trim() !== '' && !saying.isLoading);
  const field = useRef<HTMLTextAreaElement>(null);
  const [refused, setRefused] = useState<Problem | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    const answer = asProblem((await say({ body: { ...on, text } })).error) ?? null;
    setRefused(answer);
    if (answer === null) setText('');
    // the button is disabled now: without a new place the focus would leave the drawer, and Escape with it
    field.current?.focus();
  };
  return (
    <SideDrawer open title={t('products.comments.title', { barcode: product.barcode })} onClose={() => guard(onClose)}>
      <Loaded query={comments}>
        {(data) =>
          data?.length === 0 ? (
            <EmptyState picture="paper" title={t('products.comments.empty')} />
          ) : (
            <ol className="history">
              {data?.map((comment) => (
                <li key={comment.id}>
                  <span className="muted sm">
                    <time dateTime={comment.created_at}>{formatMoment(comment.created_at)}</time> · {comment.user_name}
                  </span>
                  <p className="comment-text">{comment.text}</p>
                </li>
              ))}
            </ol>
          )
        }
      </Loaded>
      {writes && (
        <form onSubmit={(event) => void submit(event)} className="comment-form">
          {refused && <ProblemNote problem={refused} title={t('products.comments.failed')} />}
          <TextArea
            inputRef={field}
            aria-label={t('products.comments.text')}
            placeholder={t('products.comments.text')}
            value={text}
            maxLength={LONGEST}
            rows={3}
            fill
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Button
            type="submit"
            intent="primary"
            text={t('products.comments.add')}
            disabled={text.trim() === ''}
            loading={saying.isLoading}
          />
        </form>
      )}
    </SideDrawer>
  );
};
