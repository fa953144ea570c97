import { useState, type FormEvent } from 'react';
import { Button, InputGroup } from '@blueprintjs/core';
import { MAX_PIN, MIN_PIN, type Problem } from '@mullion/contracts';
import { FormField, ProblemNote, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useChangeOwnPinMutation } from '../../entities/account/terminal-access-api';
import { asProblem } from '../../kits/api/as-problem';

/** The own PIN, with the account's password. */
export const OwnPinForm = () => {
  const { t } = useTranslation('terminals');
  const toast = useToast();
  const [change, { isLoading }] = useChangeOwnPinMutation();
  const [pin, setPin] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const refused = asProblem((await change({ body: { pin, current_password: password } })).error) ?? null;
    setProblem(refused);
    setPassword('');
    if (refused) return;
    setPin('');
    toast({ message: t('access.pinSaved') });
  };
  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <p className="help">{t('access.ownText')}</p>
      {problem && <ProblemNote problem={problem} title={t('access.failed')} />}
      <FormField id="own-pin" label={t('access.newPin')} required>
        {(wiring) => (
          <InputGroup
            {...wiring}
            inputMode="numeric"
            autoComplete="off"
            maxLength={MAX_PIN}
            value={pin}
            onValueChange={(typed) => setPin(typed.replace(/\D/g, ''))}
          />
        )}
      </FormField>
      <FormField id="own-pin-password" label={t('access.ownPassword')} required>
        {(wiring) => (
          <InputGroup
            {...wiring}
            type="password"
            autoComplete="current-password"
            value={password}
            onValueChange={setPassword}
          />
        )}
      </FormField>
      <div>
        <Button
          type="submit"
          intent="primary"
          text={t('access.savePin')}
          disabled={pin.length < MIN_PIN || password === ''}
          loading={isLoading}
        />
      </div>
    </form>
  );
};
