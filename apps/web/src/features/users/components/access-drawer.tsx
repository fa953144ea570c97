import { useState, type FormEvent } from 'react';
import { Button, InputGroup } from '@blueprintjs/core';
import { MAX_PIN, type ListedUser, type Problem } from '@mullion/contracts';
import { formatMoment } from '@mullion/i18n';
import { FormField, Note, ProblemNote, SideDrawer, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import {
  useListTerminalAccessQuery,
  useMakeBadgeMutation,
  useRemoveBadgeMutation,
  useRemovePinMutation,
  useSetPinMutation,
} from '../../../entities/account/terminal-access-api';
import { asProblem } from '../../../kits/api/as-problem';
import { Loaded } from '../../../kits/data/loaded';
import { BadgeCard } from './badge-card';

/** How somebody signs in at terminals: an administrator sets the PIN and makes the badge. */
export const AccessDrawer = ({ user, onClose }: { readonly user: ListedUser; readonly onClose: () => void }) => {
  const { t } = useTranslation('terminals');
  const toast = useToast();
  const list = useListTerminalAccessQuery();
  const [setPin, setting] = useSetPinMutation();
  const [removePin] = useRemovePinMutation();
  const [makeBadge, making] = useMakeBadgeMutation();
  const [removeBadge] = useRemoveBadgeMutation();
  const [pin, typePin] = useState('');
  const [badge, setBadge] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const params = { id: user.id };
  const said = (error: Parameters<typeof asProblem>[0], message: string | null): boolean => {
    const refused = asProblem(error) ?? null;
    setProblem(refused);
    if (refused === null && message !== null) toast({ message });
    return refused === null;
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (said((await setPin({ params, body: { pin } })).error, t('access.pinSaved'))) typePin('');
  };
  const make = async () => {
    const answer = await makeBadge({ params });
    if (said(answer.error, null)) setBadge(answer.data?.badge ?? null);
  };
  return (
    <SideDrawer open title={t('access.title', { name: user.name })} onClose={onClose}>
      <Loaded query={list} failed={t('access.failed')}>
        {(all) => {
          const access = all?.find(({ user_id }) => user_id === user.id);
          return (
            <div className="access">
              {problem && <ProblemNote problem={problem} title={t('access.failed')} />}
              <h2>{t('access.pin')}</h2>
              <p>
                {access?.pin_set_at ? t('access.pinSet', { at: formatMoment(access.pin_set_at) }) : t('access.pinNone')}
              </p>
              {access?.locked_until && (
                <Note tone="warn">{t('access.waits', { at: formatMoment(access.locked_until).slice(-5) })}</Note>
              )}
              <form onSubmit={(event) => void save(event)}>
                <FormField id="access-pin" label={t('access.newPin')} help={t('access.ends')}>
                  {(wiring) => (
                    <InputGroup
                      {...wiring}
                      inputMode="numeric"
                      autoComplete="off"
                      maxLength={MAX_PIN}
                      value={pin}
                      onValueChange={(typed) => typePin(typed.replace(/\D/g, ''))}
                    />
                  )}
                </FormField>
                <p className="row">
                  <Button
                    type="submit"
                    intent="primary"
                    text={t('access.savePin')}
                    disabled={pin.length < 4}
                    loading={setting.isLoading}
                  />
                  {access?.pin_set_at && (
                    <Button
                      text={t('access.removePin')}
                      onClick={async () => void said((await removePin({ params })).error, t('access.pinRemoved'))}
                    />
                  )}
                </p>
              </form>
              <h2>{t('access.badge')}</h2>
              <p>
                {access?.badge_made_at
                  ? t('access.badgeMade', { at: formatMoment(access.badge_made_at) })
                  : t('access.badgeNone')}
              </p>
              {badge !== null && <BadgeCard code={badge} name={user.name} />}
              <p className="row">
                <Button
                  text={t(access?.badge_made_at ? 'access.replaceBadge' : 'access.makeBadge')}
                  loading={making.isLoading}
                  onClick={() => void make()}
                />
                {access?.badge_made_at && (
                  <Button
                    text={t('access.removeBadge')}
                    onClick={async () => {
                      setBadge(null);
                      said((await removeBadge({ params })).error, t('access.badgeRemoved'));
                    }}
                  />
                )}
              </p>
            </div>
          );
        }}
      </Loaded>
    </SideDrawer>
  );
};
