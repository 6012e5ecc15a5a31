import type { ComponentProps } from 'react';
import { Entries } from './Entries';
import { Prose } from './Prose';

interface ProseEntriesProps extends ComponentProps<typeof Entries> {
  readonly entries: readonly { readonly term: string; readonly text: string }[];
  /** True if the terms are names of the code, which are not translated. */
  readonly isCode?: boolean;
}

/** Shows entries whose texts are running text. */
export const ProseEntries = ({ entries, isCode = false, ...rest }: ProseEntriesProps) => (
  <Entries {...rest}>
    {entries.map(({ term, text }) => (
      <div key={term}>
        <dt {...(isCode && { lang: 'en', translate: 'no' })}>{term}</dt>
        <dd>
          <Prose text={text} />
        </dd>
      </div>
    ))}
  </Entries>
);
