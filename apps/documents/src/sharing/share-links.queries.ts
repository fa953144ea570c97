import type { CompanyId, InputOf, listLinkOpenings, listShareLinks, openShareLink, OutputOf } from '@mullion/contracts';
import { AppError, type ServiceTools } from '@mullion/server-kit';
import { linkState } from '../core/rules/link-state';
import { shortAddress } from './short-address';
import { toOpening, toShareLink } from './share-link.mapper';
import { linkOfHash, ShareLinkRepository, type ShareLinkRow } from '../core/links/share-link.repository';
import { hashOfToken } from '../core/links/share-token';

type Tools = Pick<ServiceTools, 'database' | 'clock' | 'bus'>;
const lastPage = (total: number, rows: number): number => Math.max(1, Math.ceil(total / rows));

export const linksOf = async (
  { database, clock }: Tools,
  companyId: number,
  { kind, target_id, page, rows }: InputOf<typeof listShareLinks>['query'],
): Promise<OutputOf<typeof listShareLinks>> => {
  const found = await new ShareLinkRepository(database, companyId).page({ kind, target_id }, { page, rows });
  return {
    data: found.rows.map((row) => toShareLink(row, clock.now())),
    last_page: lastPage(found.total, rows),
    total: found.total,
  };
};

/** @throws AppError `not_found` */
export const openingsOf = async (
  { database }: Tools,
  companyId: number,
  { params, query }: InputOf<typeof listLinkOpenings>,
): Promise<OutputOf<typeof listLinkOpenings>> => {
  const links = new ShareLinkRepository(database, companyId);
  if (!(await links.byId(params.id))) throw new AppError('not_found');
  const found = await links.openings(params.id, query);
  return { data: found.rows.map(toOpening), last_page: lastPage(found.total, query.rows), total: found.total };
};

/** The link of a token, unless it is unknown or revoked: both answer the same. @throws AppError `link.closed` */
export const knownLink = async (
  { database, clock }: Pick<Tools, 'database' | 'clock'>,
  token: string,
): Promise<ShareLinkRow> => {
  const row = await linkOfHash(database, hashOfToken(token));
  if (!row || linkState(row, clock.now()) === 'revoked') throw new AppError('link.closed');
  return row;
};

/** What a token opens, its visit noted. @throws AppError `link.closed`, `link.expired` */
export const openedLink = async (
  tools: Tools,
  { token, visit }: InputOf<typeof openShareLink>,
): Promise<OutputOf<typeof openShareLink>> => {
  const row = await knownLink(tools, token);
  const now = tools.clock.now();
  if (linkState(row, now) === 'expired')
    throw new AppError('link.expired', { until: row.expires_at.toISOString().slice(0, 10) });
  if (visit) {
    await new ShareLinkRepository(tools.database, row.company_id).noteVisit(
      row.id,
      { ...visit, address: shortAddress(visit.address) },
      now,
    );
    // who looks at the list of links sees it at once
    tools.bus.live({ company_id: row.company_id as CompanyId, entity: 'share_link', ids: [row.id] });
  }
  return {
    link_id: row.id as OutputOf<typeof openShareLink>['link_id'],
    kind: row.kind,
    target_id: row.target_id,
    departure: row.departure,
    company_id: row.company_id as OutputOf<typeof openShareLink>['company_id'],
    language: row.language,
    expires_at: row.expires_at.toISOString(),
    created_at: row.created_at.toISOString(),
    user_name: row.user_name,
  };
};
