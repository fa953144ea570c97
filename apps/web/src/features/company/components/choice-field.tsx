import { FormField, SelectBox } from '@mullion/ui-kit';

interface ChoiceFieldProps<Choice extends string | number> {
  readonly label: string;
  readonly help?: string;
  readonly choices: readonly Choice[];
  readonly nameOf: (choice: Choice) => string;
  readonly value: Choice;
  readonly onChange: (choice: Choice) => void;
}

/** Which part of a matrix the pane shows. */
export const ChoiceField = <Choice extends string | number>({
  label,
  help,
  choices,
  nameOf,
  value,
  onChange,
}: ChoiceFieldProps<Choice>) => (
  <FormField label={label} help={help}>
    {(wiring) => (
      <SelectBox
        {...wiring}
        value={value}
        onChange={(event) => {
          const chosen = choices.find((choice) => String(choice) === event.currentTarget.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {nameOf(choice)}
          </option>
        ))}
      </SelectBox>
    )}
  </FormField>
);
