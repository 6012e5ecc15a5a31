import { formatNumber } from '@caravan/shared/format';
import type { Language } from '@caravan/shared/contracts';
import type { DownloadFile } from '@caravan/shared/contracts/calls';

/** The kind of file that an address names, as its extension: "csv"; nothing where it has none. */
const kindOf = (address: string): string => /\.([a-z0-9]{2,5})(?:[?#]|$)/i.exec(address)?.[1] ?? '';

/** What is offered of a file: all its formats, or the one of its address where an older API names no others. */
export const filesOf = (files: readonly DownloadFile[], link: string): readonly DownloadFile[] =>
  files.length > 0 ? files : [{ format: kindOf(link), link, size: null }];

/** "PDF, 38 KB", "PDF, 38 კბ", never parted; its format alone where its size is not known. */
export const formatFile = ({ format, size }: DownloadFile, language: Language): string => {
  const unit = language === 'ge' ? 'კბ' : 'KB';
  const room = size === null ? '' : `,\u00A0${formatNumber(Math.max(1, size / 1000), language)}\u00A0${unit}`;
  return format.toUpperCase() + room;
};
