const WIDTHS = ['60%', '82%', '45%', '70%', '54%'];

/** Grey bars where rows will be; only before the first answer. */
export const SkeletonRows = ({ columns }: { columns: number }) => (
  <>
    {Array.from({ length: 12 }, (_row, row) => (
      <tr key={row} aria-hidden>
        {Array.from({ length: columns }, (_cell, cell) => (
          <td key={cell}>
            <span className="bp6-skeleton skeleton-bar" style={{ width: WIDTHS[(row + cell) % WIDTHS.length] }} />
          </td>
        ))}
      </tr>
    ))}
  </>
);
