import { styled } from 'styled-components';
import { colour, font, measure, size, space } from '@caravan/shared/theme';
import { TextLink, Anchor } from '@caravan/shared/ui';
import { blocksOf, spansOf, type Span } from './proseBlocks';

const InlineSpan = ({ span }: { span: Span }) => {
  switch (span.kind) {
    case 'strong':
      return <strong>{span.text}</strong>;
    case 'code':
      return <InlineCode>{span.text}</InlineCode>;
    case 'link':
      return span.to.startsWith('/') ? (
        <TextLink to={span.to}>{span.text}</TextLink>
      ) : (
        <Anchor href={span.to}>{span.text}</Anchor>
      );
    default:
      return span.text;
  }
};

const Line = ({ text }: { text: string }) =>
  spansOf(text).map((span, index) => <InlineSpan key={`${String(index)} ${span.text}`} span={span} />);

/** Shows running text of the locale files: paragraphs and lists, with links, strong words and names (see `proseBlocks`). */
export const Prose = ({ text, className }: { text: string; className?: string }) => (
  <Frame className={className}>
    {blocksOf(text).map((block) =>
      block.kind === 'paragraph' ? (
        <p key={block.text}>
          <Line text={block.text} />
        </p>
      ) : (
        <ul key={block.items[0]}>
          {block.items.map((item) => (
            <li key={item}>
              <Line text={item} />
            </li>
          ))}
        </ul>
      ),
    )}
  </Frame>
);

const Frame = styled.div`
  display: grid;
  gap: ${space[2]};
  max-width: ${measure.text};
  > *,
  li {
    min-width: 0;
  }
  ul {
    display: grid;
    gap: ${space[1]};
    padding-inline-start: 1.25em;
  }
  li::marker {
    color: ${colour.accent};
  }
`;

const InlineCode = styled.code`
  padding: 0.1em 0.3em;
  background: ${colour.wash};
  font-family: ${font.text};
  font-size: ${size.small};
  font-weight: ${font.strong};
`;
