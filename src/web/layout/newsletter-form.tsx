import { useMutation } from '@tanstack/react-query';
import { useId, type FormEvent } from 'react';
import { ApiError, call } from '../api/client.ts';
import { toast } from '../toast/toast-store.ts';
import { Button } from '../ui/button.tsx';
import { Input } from '../ui/field.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

/** Subscribing takes two steps, so that nobody can be signed up by someone else. */
export function NewsletterForm() {
  const id = useId();
  const subscribe = useMutation({
    mutationFn: (email: string) => call('POST /api/newsletter', { body: { email } }),
    onSuccess: () =>
      toast({ title: 'Thank you', description: 'Before the first letter you get a mail with a link to confirm.' }),
    onError: (error) =>
      toast({
        title: 'Subscription failed',
        description: error instanceof ApiError ? error.sentence : 'The shop cannot be reached. Please try again.',
        variant: 'destructive',
      }),
  });

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email') ?? '');
    subscribe.mutate(email, { onSuccess: () => form.reset() });
  };

  return (
    <form className="newsletter-form needs-script" onSubmit={submit}>
      <label htmlFor={id}>
        <VisuallyHidden>Email address</VisuallyHidden>
      </label>
      <Input
        id={id}
        type="email"
        name="email"
        required
        maxLength={254}
        autoComplete="email"
        placeholder="you@example.com"
      />
      <Button type="submit" variant="primary" disabled={subscribe.isPending}>
        {subscribe.isPending ? 'Subscribing...' : 'Subscribe'}
      </Button>
    </form>
  );
}
