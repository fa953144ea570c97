import { useEffect, useState } from 'react';

/** An address for bytes that are on this page; released with the bytes. */
export const useObjectUrl = (content: Blob | null): string | null => {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!content) return undefined;
    const made = URL.createObjectURL(content);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(null);
    };
  }, [content]);
  return url;
};
