/** What there is already, beside a file that is to be added. */
export interface StoredFiles {
  /** Of the same problem, pallet or stop. */
  readonly ofRow: number;
  readonly companyBytes: number;
  /** What the same private link has sent; null for a person. */
  readonly linkBytes: number | null;
}

export interface FileQuota {
  readonly FILES_PER_ROW: number;
  readonly FILES_MB_PER_LINK: number;
  readonly FILES_MB_PER_COMPANY: number;
}

const MB = 1_000_000;

/** Why there is no room for another file of so many bytes; null when there is. */
export const noRoomFor = (
  bytes: number,
  { ofRow, companyBytes, linkBytes }: StoredFiles,
  { FILES_PER_ROW: perRow, FILES_MB_PER_LINK: perLink, FILES_MB_PER_COMPANY: perCompany }: FileQuota,
) => {
  if (ofRow >= perRow) return { code: 'attachment.too_many', max: perRow } as const;
  if (linkBytes !== null && linkBytes + bytes > perLink * MB)
    return { code: 'attachment.link_full', max: perLink } as const;
  if (companyBytes + bytes > perCompany * MB) return { code: 'attachment.company_full', max: perCompany } as const;
  return null;
};
