import { useTexts } from '@caravan/shared/site';
import { Picture, TextLink, VisuallyHidden } from '@caravan/shared/ui';
import type { ComparedColumn } from './comparedColumn';
import { BareHead, HeadCell, HeadRow, Note } from './ComparisonTable.styles';

interface ComparisonHeadProps {
  readonly columns: readonly ComparedColumn[];
  /** Names the columns for assistive technology only. */
  readonly bare: boolean;
}

/** Pictures, names and notes are separate rows, so that only the names are sticky. */
export const ComparisonHead = ({ columns, bare }: ComparisonHeadProps) => {
  const t = useTexts('marketplace');
  if (bare) return <Bare columns={columns} />;
  return (
    <thead>
      {columns.some(({ image }) => image) && (
        <HeadRow>
          <HiddenName text={t('comparison.picture')} />
          {columns.map(({ id, image }) => (
            <td key={id}>
              <Picture src={image} alt="" width={1200} height={750} />
            </td>
          ))}
        </HeadRow>
      )}
      <tr>
        <HeadCell scope="col">
          <VisuallyHidden>{t('comparison.property')}</VisuallyHidden>
        </HeadCell>
        {columns.map(({ id, name, to }) => (
          <HeadCell scope="col" key={id}>
            {to === undefined ? name : <TextLink to={to}>{name}</TextLink>}
          </HeadCell>
        ))}
      </tr>
      {columns.some(({ note }) => note !== undefined) && (
        <HeadRow>
          <HiddenName text={t('comparison.note')} />
          {columns.map(({ id, note }) => (
            <Note key={id}>{note}</Note>
          ))}
        </HeadRow>
      )}
    </thead>
  );
};

const Bare = ({ columns }: Pick<ComparisonHeadProps, 'columns'>) => {
  const t = useTexts('marketplace');
  return (
    <BareHead>
      <tr>
        {[t('comparison.property'), ...columns.map(({ name }) => name)].map((name, index) => (
          <th scope="col" key={index}>
            <VisuallyHidden>{name}</VisuallyHidden>
          </th>
        ))}
      </tr>
    </BareHead>
  );
};

const HiddenName = ({ text }: { readonly text: string }) => (
  <th scope="row">
    <VisuallyHidden>{text}</VisuallyHidden>
  </th>
);
