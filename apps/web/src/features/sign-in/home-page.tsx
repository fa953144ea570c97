import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { device } from '../../kits/device/device';
import { landingPath } from '../../entities/pages/landing';
import { useLanguage } from '../../kits/address/language';
import { inLanguage } from '../../kits/address/parts';
import { paths } from '../../entities/pages/paths';
import { useUserQuery } from '../../entities/reference/reference-api';
import { findSession } from '../../kits/sign-in/find-session';
import { useAppSelector } from '../../kits/api/store';

/** The bare language path: sign-in without a session, else the person's landing page. */
export const HomePage = () => {
  const { status } = useAppSelector((state) => state.session);
  const language = useLanguage();
  const { data: user, isError } = useUserQuery(undefined, { skip: status !== 'in' });
  useEffect(() => {
    if (status === 'unknown') void findSession();
  }, [status]);
  if (status === 'out' || status === 'lost' || isError)
    return <Navigate to={inLanguage(language, device.read() ? paths.terminal() : paths.login())} replace />;
  if (!user) return null;
  return <Navigate to={inLanguage(language, landingPath(user, { width: innerWidth, height: innerHeight }))} replace />;
};
