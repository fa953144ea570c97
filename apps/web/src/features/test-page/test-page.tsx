import { useState, type FormEvent } from 'react';
import { Button, FormGroup, InputGroup, TextArea } from '@blueprintjs/core';
import { pathOf, saveOrderSuppliers, type OrderSupplier, type Problem } from '@mullion/contracts';
import { formatDate } from '@mullion/i18n';
import { Note, PageFrame, ProblemNote } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../kits/api/as-problem';
import { useSaveOrderSuppliersMutation, useListSuppliersQuery } from '../../entities/production/suppliers-api';
import { exampleBody, parseBody } from './rules/sent-body';
import './test-page.css';

type Answer = {
  readonly path: string;
  readonly data: readonly OrderSupplier[] | null;
  readonly problem: Problem | null;
};
type Body = Parameters<ReturnType<typeof useSaveOrderSuppliersMutation>[0]>[0]['body'];

/** Posts suppliers of an order by its number, and shows what the server answers, refusals too. */
export const TestPage = () => {
  const { t } = useTranslation('preparation');
  const suppliers = useListSuppliersQuery();
  const [save, { isLoading }] = useSaveOrderSuppliersMutation();
  const [code, setCode] = useState('');
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState<{ readonly code?: string; readonly body?: string }>({});
  const [answer, setAnswer] = useState<Answer | null>(null);
  const body = typed ?? exampleBody(suppliers.data?.[0]?.id ?? 1, formatDate(new Date()));
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const parsed = parseBody(body);
    const order = code.trim();
    setWrong({ ...(order ? {} : { code: t('test.codeRequired') }), ...(parsed ? {} : { body: t('test.notJson') }) });
    if (!order || !parsed) return;
    const result = await save({ params: { id: order }, body: parsed.value as Body });
    setAnswer({
      path: `/api/${pathOf(saveOrderSuppliers, { id: order })}`,
      data: result.data ?? null,
      problem: asProblem(result.error) ?? null,
    });
  };
  return (
    <PageFrame title={t('test.title')}>
      <div className="test-page">
        <form onSubmit={(event) => void send(event)} noValidate>
          <p>{t('test.intro')}</p>
          <FormGroup
            label={t('test.code')}
            labelFor="test-code"
            helperText={wrong.code}
            intent={wrong.code ? 'danger' : 'none'}
          >
            <InputGroup
              id="test-code"
              value={code}
              onValueChange={setCode}
              intent={wrong.code ? 'danger' : 'none'}
              autoFocus
            />
          </FormGroup>
          <FormGroup
            label={t('test.body')}
            labelFor="test-body"
            helperText={wrong.body}
            intent={wrong.body ? 'danger' : 'none'}
          >
            <TextArea
              id="test-body"
              value={body}
              onChange={(event) => setTyped(event.currentTarget.value)}
              intent={wrong.body ? 'danger' : 'none'}
              rows={14}
              spellCheck={false}
              fill
            />
          </FormGroup>
          <Button type="submit" intent="primary" text={t('test.send')} loading={isLoading} />
        </form>
        <section aria-label={t('test.answer')} aria-live="polite">
          <h2>{t('test.answer')}</h2>
          {!answer && <p className="muted">{t('test.none')}</p>}
          {answer && (
            <>
              <p className="muted">{t('test.took', { path: answer.path })}</p>
              {answer.problem ? (
                <ProblemNote
                  problem={answer.problem}
                  title={t('test.refused', { status: answer.problem.status, code: answer.problem.code })}
                />
              ) : (
                <Note tone="ok" title={t('test.accepted')} />
              )}
              <pre tabIndex={0} aria-label={t('test.answer')}>
                {JSON.stringify(answer.problem ?? answer.data, null, 2)}
              </pre>
            </>
          )}
        </section>
      </div>
    </PageFrame>
  );
};
