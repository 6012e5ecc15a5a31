import { formatNumber } from '@caravan/shared/format';
import type { Language } from '@caravan/shared/contracts';
import type { DownloadFile } from '@caravan/shared/contracts/calls';

/** Returns the extension in an address, for example "csv", or '' without one. */
const extensionOf = (address: string): string => /\.([a-z0-9]{2,5})(?:[?#]|$)/i.exec(address)?.[1] ?? '';

/** Returns all formats of a file. An older API sends no formats: then `link` is the only one. */
export const filesOf = (files: readonly DownloadFile[], link: string): readonly DownloadFile[] =>
  files.length > 0 ? files : [{ format: extensionOf(link), link, size: null }];

/** Formats a file as "PDF, 38 KB" or "PDF, 38 კბ" without line breaks, or as "PDF" without a known size. */
export const formatFile = ({ format, size }: DownloadFile, language: Language): string => {
  const unit = language === 'ge' ? 'კბ' : 'KB';
  const sizeText = size === null ? '' : `,\u00A0${formatNumber(Math.max(1, size / 1000), language)}\u00A0${unit}`;
  return format.toUpperCase() + sizeText;
};
