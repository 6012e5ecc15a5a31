import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { object, string } from 'valibot';
import { SiteContext } from '../site';
import { testSite } from '../testing';
import { Form, useForm, useInputBeforeHydration, usePersistedFields } from '.';

const schema = object({ email: string(), content: string() });

const LetterForm = ({ email = '' }: { readonly email?: string }) => {
  const fields = usePersistedFields('letter', { email, content: '' });
  const { ref, values, setValue, handleSubmit } = useForm({
    ...fields,
    schema,
    send: async () => fields.clear(),
  });
  useInputBeforeHydration(ref, ['email', 'content'], fields.setValue);
  return (
    <Form ref={ref} aria-label="Letter" onSubmit={handleSubmit}>
      <input
        aria-label="email"
        name="email"
        value={values.email}
        onChange={(event) => setValue('email', event.target.value)}
      />
      <textarea
        aria-label="content"
        name="content"
        value={values.content}
        onChange={(event) => setValue('content', event.target.value)}
      />
    </Form>
  );
};

const field = (name: string) => screen.getByLabelText(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

beforeEach(() => sessionStorage.clear());

describe('the entries of a form', () => {
  it('survive a reload and are cleared after sending', async () => {
    render(<LetterForm />);
    type('content', 'Is it sold?');
    cleanup();
    render(<LetterForm />);
    expect(field('content')).toHaveValue('Is it sold?');
    await act(async () => fireEvent.submit(screen.getByRole('form')));
    expect(field('content')).toHaveValue('');
    expect(sessionStorage.getItem('caravan:entries')).toBe('{}');
  });

  it("follow the visitor's data until something is typed", () => {
    const { rerender } = render(<LetterForm />);
    rerender(<LetterForm email="nino@example.com" />);
    expect(field('email')).toHaveValue('nino@example.com');
    type('email', '');
    expect(field('email')).toHaveValue('');
  });

  it('typed before hydration win over persisted ones [PERF-8]', async () => {
    sessionStorage.setItem('caravan:entries', '{"letter":{"email":"old@example.com","content":"kept"}}');
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<LetterForm />);
    const email = container.querySelector('input');
    if (email) email.value = 'new@exa';
    const root = await act(async () => hydrateRoot(container, <LetterForm />));
    expect(field('email')).toHaveValue('new@exa');
    expect(field('content')).toHaveValue('kept');
    await act(async () => root.unmount());
    container.remove();
  });

  it('stay in memory in a page of a partner [EMB-4]', () => {
    const form = (
      <SiteContext value={testSite({ embedded: true })}>
        <LetterForm />
      </SiteContext>
    );
    render(form);
    type('content', 'Is it sold?');
    expect(sessionStorage).toHaveLength(0);
    cleanup();
    render(form);
    expect(field('content')).toHaveValue('Is it sold?');
  });

  it('that are invalid in the storage are ignored', () => {
    sessionStorage.setItem('caravan:entries', '{"letter":7}');
    render(<LetterForm />);
    expect(field('content')).toHaveValue('');
  });
});
