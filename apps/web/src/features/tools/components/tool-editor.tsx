import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '@blueprintjs/core';
import { Duplicate, Reset } from '@blueprintjs/icons';
import { readOutline, tool as toolSchema, type Tool } from '@mullion/contracts';
import { ConflictDialog, Note, ProblemNote, TextField, useToast, useZodForm } from '@mullion/ui-kit';
import { Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { WhoChanged } from '../../../kits/changes/who-changed';
import { useRowForm } from '../../../kits/forms/use-row-form';
import { useCreateToolMutation, useUpdateToolMutation } from '../api/tools-api';
import { nextFault } from '../rules/geometry';
import { formOfTool, toolForm, type ToolForm, type ToolValues } from '../rules/tool-form';
import { GeometryField, goToLine } from './geometry-field';
import { ToolDrawing } from './tool-drawing';

interface ToolEditorProps {
  /** Null makes a new one. */
  readonly tool: Tool | null;
  readonly onSaved: (tool: Tool) => void;
  readonly onDirty: (isDirty: boolean) => void;
}

/**
 * One tool: its fields, the text of its outline and the drawing that follows it. Ctrl+S saves, F8 goes to the next
 * faulty line.
 */
export const ToolEditor = ({ tool, onSaved, onDirty }: ToolEditorProps) => {
  const { t } = useTranslation(['tools', 'common', 'errors']);
  const toast = useToast();
  const [create] = useCreateToolMutation();
  const [update] = useUpdateToolMutation();
  const asNew = useRef(false);
  const text = useRef<HTMLTextAreaElement>(null);
  const [line, setLine] = useState(1);
  const form = useZodForm<ToolForm, ToolValues>(toolForm, formOfTool(tool));
  const { save, isSending, isDirty, errors, problem, conflict } = useRowForm<Tool, ToolForm, ToolValues, Tool>({
    audited: 'tools',
    form,
    row: tool,
    schema: toolSchema,
    formOf: formOfTool,
    send: (values, over) =>
      over && !asNew.current
        ? update({ params: { id: over.id }, body: { ...values, version: over.version } })
        : create({ body: values }),
    onSaved: (_values, saved) => {
      toast({ message: t('tools:saved', { code: saved.code }) });
      onSaved(saved);
    },
  });
  useEffect(() => onDirty(isDirty && !isSending), [isDirty, isSending, onDirty]);
  const geometry = useWatch({ control: form.control, name: 'geometry' });
  const outline = useMemo(() => readOutline(geometry), [geometry]);
  const submit = (isNew: boolean): void => {
    asNew.current = isNew;
    void save();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const isSave = event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey) && !event.altKey;
    if (!isSave && event.key !== 'F8') return;
    event.preventDefault();
    if (isSave) {
      if (!isSending) submit(false);
      return;
    }
    const next = nextFault(outline.faults, line);
    if (next !== null && text.current) goToLine(text.current, next);
  };
  const labels = {
    code: t('tools:field.code'),
    description: t('tools:field.description'),
    length: t('tools:field.length'),
    diameter: t('tools:field.diameter'),
    geometry: t('tools:field.geometry'),
  };
  return (
    <form
      className="tool-editor"
      aria-label={tool ? t('tools:editTitle', { code: tool.code }) : t('tools:new')}
      noValidate
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        submit(false);
      }}
    >
      {conflict && (
        <ConflictDialog {...conflict} labels={labels} who={conflict.edited && <WhoChanged {...conflict.edited} />} />
      )}
      <div className="tool-editor-body">
        {errors && <Note tone="bad" title={t('errors:tools_table.all_fields_required')} />}
        {problem && <ProblemNote problem={problem} title={t('tools:refused.save')} />}
        <div className="tool-fields">
          <TextField control={form.control} name="code" label={labels.code} required />
          <TextField control={form.control} name="description" label={labels.description} required />
          <TextField
            control={form.control}
            name="length"
            label={labels.length}
            type="number"
            step={0.01}
            min={0}
            unit="mm"
            required
          />
          <TextField
            control={form.control}
            name="diameter"
            label={labels.diameter}
            type="number"
            step={0.01}
            min={0}
            unit="mm"
            required
          />
        </div>
        <div className="tool-outline">
          <Controller
            control={form.control}
            name="geometry"
            render={({ field, fieldState }) => (
              <GeometryField
                value={field.value}
                onChange={field.onChange}
                onBlur={field.onBlur}
                outline={outline}
                line={line}
                onLine={setLine}
                field={text}
                invalid={fieldState.error !== undefined}
              />
            )}
          />
          <ToolDrawing
            outline={outline}
            line={line}
            label={t('tools:drawing.name', {
              points: String(outline.steps.length),
              faults: String(outline.faults.size),
            })}
          />
        </div>
      </div>
      <footer className="tool-foot">
        <Button
          icon={<Reset />}
          text={t('tools:reset')}
          disabled={!isDirty || isSending}
          onClick={() => form.reset(formOfTool(tool))}
        />
        {outline.faults.size > 0 && <span className="bad">{t('tools:faults', { count: outline.faults.size })}</span>}
        <span className="sp" />
        {tool && (
          <Button icon={<Duplicate />} text={t('tools:saveAsNew')} disabled={isSending} onClick={() => submit(true)} />
        )}
        <Button type="submit" intent="primary" text={t('common:action.save')} loading={isSending} />
      </footer>
    </form>
  );
};
