import { useCallback, useMemo, useState } from 'react';
import type { Language, ProductFacts, SheetSamples } from '@mullion/contracts';
import {
  filledPieces,
  labelSize,
  layOutLabel,
  namedPieces,
  sheetFindings,
  type Fill,
  type SheetFinding,
} from '@mullion/drawings';
import { useTranslation } from 'react-i18next';
import { useGhost } from '../../../kits/editor/ghost';
import { fieldsOf, type TemplateDocument } from '../commands/template-document';
import { sizeFindings, type Finding } from '../rules/findings';
import { ghost } from './designer-ghost';
import type { TemplateEditor } from './use-template';
import { usePictures } from './use-pictures';

const unique = (findings: readonly SheetFinding[]): SheetFinding[] => [
  ...new Map(
    findings.map((finding) => [`${finding.key} ${finding.code} ${'axis' in finding ? finding.axis : ''}`, finding]),
  ).values(),
];

/**
 * Everything that the parts of the designer show: the template as it is laid out, what is chosen, and what is wrong.
 */
export const useDesigner = (editor: TemplateEditor, samples: SheetSamples | undefined, language: Language) => {
  const { t } = useTranslation('pdfTemplates');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [showsFields, setShowsFields] = useState(false);
  const [isSnapping, setSnapping] = useState(true);
  const held = useGhost(ghost, (current) => current);
  const { document: shown } = editor;
  const document: TemplateDocument = useMemo(
    () => (held === null ? shown : { ...shown, parts: new Map([...shown.parts, ...held.parts]) }),
    [held, shown],
  );
  const { drawn, addresses } = usePictures(document.pictures);
  const fields = useMemo(() => fieldsOf(document), [document]);
  const facts = samples?.product ? samples.facts : null;
  const named: Fill = useCallback((text) => namedPieces(text, (word) => t(`field.${word}`)), [t]);
  const real: Fill = useCallback(
    (text) => (facts ? filledPieces(text, facts as ProductFacts) : named(text)),
    [facts, named],
  );
  const origin = useMemo(() => ({ x: 0, y: 0 }), []);
  const values = useMemo(
    () => layOutLabel(fields, language, real, drawn, origin),
    [fields, language, real, drawn, origin],
  );
  const names = useMemo(
    () => (showsFields ? layOutLabel(fields, language, named, drawn, origin) : values),
    [showsFields, fields, language, named, drawn, origin, values],
  );
  const findings = useMemo<readonly Finding[]>(() => {
    const longest = samples?.product ? (samples.longest as ProductFacts) : null;
    const tries = longest
      ? (['lt', 'en'] as const).map((each) =>
          layOutLabel(fields, each, (text) => filledPieces(text, longest), drawn, origin),
        )
      : [];
    return [
      ...sizeFindings(fields),
      ...unique([...sheetFindings(fields), ...tries.flatMap((tried) => tried.findings), ...values.findings]),
    ];
  }, [drawn, fields, origin, samples, values]);
  const present = useMemo(() => chosen.filter((key) => document.parts.has(key)), [chosen, document]);
  const toggle = useCallback(
    (key: string, adds: boolean) =>
      setChosen((before) =>
        adds ? (before.includes(key) ? before.filter((each) => each !== key) : [...before, key]) : [key],
      ),
    [],
  );
  return {
    editor,
    document,
    fields,
    size: labelSize(fields),
    drawn,
    addresses,
    values,
    names,
    findings,
    chosen: present,
    choose: setChosen,
    toggle,
    showsFields,
    setShowsFields,
    isSnapping,
    setSnapping,
    guides: held?.guides ?? [],
    facts,
    longest: samples?.product ? (samples.longest as ProductFacts) : null,
  };
};
export type Designer = ReturnType<typeof useDesigner>;
