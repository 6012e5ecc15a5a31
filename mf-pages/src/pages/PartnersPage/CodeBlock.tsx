import { Copy, Icon } from '@caravan/shared/icons';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useSite, useTexts } from '@caravan/shared/site';
import { colour, font, radius, size, space } from '@caravan/shared/theme';
import { Button } from '@caravan/shared/ui';

/** Shows code to copy. Long lines wrap, so that all of it is visible. */
export const CodeBlock = ({ label, code }: { readonly label: string; readonly code: string }) => {
  const t = useTexts('pages');
  const { toast } = useSite();
  const id = useId();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(code);
      toast({ tone: 'success', text: t('partners.code.copied') });
    } catch {
      toast({ tone: 'error', text: t('partners.code.failed') });
    }
  };
  return (
    <Frame aria-labelledby={id}>
      <Head>
        <span id={id}>{label}</span>
        <Button
          size="small"
          icon={<Icon of={Copy} />}
          aria-label={`${t('partners.code.copy')}: ${label}`}
          onClick={() => void copy()}
        >
          {t('partners.code.copy')}
        </Button>
      </Head>
      <Code lang="en" translate="no">
        <code>{code}</code>
      </Code>
    </Frame>
  );
};

const Frame = styled.figure`
  min-width: 0;
  border: 1px solid ${colour.line};
  border-radius: ${radius.card};
  background: ${colour.wash};
`;

const Head = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[2]};
  padding: ${space[1]} ${space[1]} ${space[1]} ${space[2]};
  border-bottom: 1px solid ${colour.line};
  font-size: ${size.small};
  font-weight: ${font.strong};
  @media (scripting: none) {
    button {
      display: none;
    }
  }
`;

const Code = styled.pre`
  padding: ${space[2]};
  font-family: ui-monospace, monospace;
  font-size: ${size.small};
  line-height: 1.5;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
