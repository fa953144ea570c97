import type { Tool } from '@mullion/contracts';
import { SelectBox } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';

interface ToolChoiceProps {
  /** The page of the list that was shown last. */
  readonly tools: readonly Tool[];
  /** Null is a new one. */
  readonly current: Tool | null;
  readonly onChoose: (tool: Tool) => void;
  readonly onAll: () => void;
}

const ALL = 'all';
const NEW = 'new';

/** The list of tools as a select, over the tool that is open. */
export const ToolChoice = ({ tools, current, onChoose, onAll }: ToolChoiceProps) => {
  const { t } = useTranslation('tools');
  const listed = current === null || tools.some(({ id }) => id === current.id) ? tools : [current, ...tools];
  return (
    <SelectBox
      className="tool-choice"
      aria-label={t('choice')}
      value={current?.id ?? NEW}
      onChange={({ currentTarget: { value } }) => {
        const chosen = listed.find(({ id }) => id === Number(value));
        if (chosen) onChoose(chosen);
        else if (value === ALL) onAll();
      }}
    >
      <option value={ALL}>{t('all')}</option>
      {current === null && <option value={NEW}>{t('new')}</option>}
      {listed.map(({ id, code, description }) => (
        <option key={id} value={id}>
          {code} {description}
        </option>
      ))}
    </SelectBox>
  );
};
