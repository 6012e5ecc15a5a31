import { useEffect, useRef, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { useSite, useTexts } from '@caravan/shared/site';
import { space } from '@caravan/shared/theme';
import { Button, ButtonLink, PageHeading } from '@caravan/shared/ui';

export interface TokenView {
  /** Token of the mail. Empty if the address has none. */
  readonly token: string;
  /** Result of the form that was sent without scripts. */
  readonly state: 'done' | 'over' | null;
}

/** Reads the token of a mail and the result of the form from a query. */
export const tokenViewOf = (search: URLSearchParams): TokenView => {
  const state = search.get('state');
  return {
    token: /^[\w-]{43}$/.exec(search.get('token') ?? '')?.[0] ?? '',
    state: state === 'done' || state === 'over' ? state : null,
  };
};

interface NextLink {
  readonly to: string;
  readonly text: string;
}

interface TokenFormProps {
  readonly view: TokenView;
  /** Prefix of the translation keys. */
  readonly textKey: 'undo' | 'stop';
  /** The address that the form is sent to without scripts. */
  readonly action: string;
  readonly isSending: boolean;
  /** Returns whether the call succeeded. */
  readonly send: (token: string) => Promise<boolean>;
  /** The link below each result. */
  readonly nextLinks: Readonly<Record<'done' | 'over', NextLink>>;
}

/**
 * Shows a page that is linked in a mail. It acts only on a click, because mail scanners open links. Works as a plain form without scripts.
 */
export const TokenForm = ({ view, textKey, action, isSending, send, nextLinks }: TokenFormProps) => {
  const t = useTexts('account');
  const { lang } = useSite();
  const { token, state } = view;
  const [isDone, setDone] = useState(false);
  const resultRef = useRef<HTMLSpanElement>(null);
  // The result replaces the clicked button.
  useEffect(() => {
    if (isDone) resultRef.current?.focus({ preventScroll: true });
  }, [isDone]);
  const result = isDone ? 'done' : (state ?? (token === '' ? 'over' : null));
  if (result) {
    const { to, text } = nextLinks[result];
    return (
      <>
        <PageHeading
          title={
            <Title ref={resultRef} tabIndex={-1}>
              {t(`${textKey}.${result}`)}
            </Title>
          }
          lead={t(`${textKey}.${result}Text`)}
        />
        <Form as="div">
          <ButtonLink variant="primary" to={to}>
            {text}
          </ButtonLink>
        </Form>
      </>
    );
  }
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (isSending) return;
    void send(token).then((isSent) => {
      if (isSent) setDone(true);
    });
  };
  return (
    <>
      <PageHeading title={t(`${textKey}.title`)} lead={t(`${textKey}.text`)} />
      <Form method="post" action={action} onSubmit={handleSubmit}>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="lang" value={lang} />
        <Button type="submit" variant="primary" loading={isSending}>
          {t(`${textKey}.action`)}
        </Button>
      </Form>
    </>
  );
};

const Title = styled.span`
  outline: none;
`;

const Form = styled.form`
  padding-block: ${space[3]} ${space[8]};
`;
