/**
 * The checkout of the built-in test gateway. It offers pages what Razorpay's script offers, so that the shop pays by one
 * and the same code at both: `new Razorpay(options)`, `.on('payment.failed', listener)`, `.open()`.
 */
(() => {
  const label = 'Test payment: no money moves';

  /** @typedef {{ name: string, outcome: 'pay' | 'slow' | 'fail', look: string }} Choice */
  /** @type {readonly Choice[]} */
  const choices = [
    { name: 'Pay', outcome: 'pay', look: 'test-checkout-first' },
    { name: 'Pay, but the bank takes a while', outcome: 'slow', look: '' },
    { name: 'Let it fail', outcome: 'fail', look: '' },
  ];

  /**
   * @param {string} tag
   * @param {Record<string, string>} attributes
   * @param {readonly (string | Node)[]} children
   */
  function element(tag, attributes, ...children) {
    const made = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    made.append(...children);
    return made;
  }

  function addStyles() {
    const href = '/test-gateway/checkout.css';
    if (document.querySelector(`link[href="${href}"]`)) return;
    document.head.append(element('link', { rel: 'stylesheet', href }));
  }

  /** In rupees, as the order says it. */
  const amountText = ({ amount, currency }) =>
    new Intl.NumberFormat('en-IN', { style: 'currency', currency, minimumFractionDigits: 0 }).format(amount / 100);

  /** Goes to the shop with a form, as the gateway's own page does where no dialog can be shown. */
  function postForm(address, fields) {
    const form = element('form', { method: 'post', action: address, hidden: '' });
    for (const [name, value] of Object.entries(fields)) form.append(element('input', { type: 'hidden', name, value }));
    document.body.append(form);
    form.submit();
  }

  async function attempt(orderId, outcome) {
    const answer = await fetch('/test-gateway/payments', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ order_id: orderId, outcome }),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  }

  class Razorpay {
    #options;
    #failed = [];
    #dialog = null;

    constructor(options) {
      this.#options = options;
    }

    on(event, listener) {
      if (event === 'payment.failed') this.#failed.push(listener);
    }

    open() {
      addStyles();
      const dialog = this.#draw();
      this.#dialog = dialog;
      document.body.append(dialog);
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault();
        this.#dismiss();
      });
      dialog.showModal();
    }

    close() {
      // Closed before it leaves the page: only then does the browser give the focus back.
      this.#dialog?.close();
      this.#dialog?.remove();
      this.#dialog = null;
    }

    #draw() {
      const { name, description } = this.#options;
      const cancel = element('button', { type: 'button', class: 'test-checkout-cancel' }, 'Cancel');
      cancel.addEventListener('click', () => this.#dismiss());
      const buttons = choices.map((choice) => {
        const button = element('button', { type: 'button', class: choice.look }, choice.name);
        button.addEventListener('click', () => this.#choose(choice.outcome));
        return button;
      });
      return element(
        'dialog',
        { class: 'test-checkout', 'aria-labelledby': 'test-checkout-title' },
        element('h2', { id: 'test-checkout-title' }, label),
        element('p', {}, `${name}: ${description}, ${amountText(this.#options)}`),
        element('p', { class: 'test-checkout-news', role: 'alert' }),
        element('div', { class: 'test-checkout-choices' }, ...buttons, cancel),
      );
    }

    async #choose(outcome) {
      if (this.#dialog?.hasAttribute('aria-busy')) return;
      this.#say('');
      this.#setBusy(true);
      try {
        const { error, ...returned } = await attempt(this.#options.order_id, outcome);
        this.#setBusy(false);
        if (error) this.#fail(error);
        else this.#finish(returned);
      } catch {
        this.#setBusy(false);
        this.#say('The shop does not answer. Please try again.');
      }
    }

    #finish(returned) {
      const { handler, callback_url: callback, redirect } = this.#options;
      this.close();
      if (callback && (redirect || !handler)) postForm(callback, returned);
      else handler?.(returned);
    }

    /** As at Razorpay, the dialog stays open for another try. */
    #fail(error) {
      const { callback_url: callback, redirect } = this.#options;
      const { code, description } = error;
      if (callback && redirect) {
        postForm(callback, { 'error[code]': code, 'error[description]': description });
        return;
      }
      this.#say(description);
      for (const listener of this.#failed) listener({ error });
    }

    #dismiss() {
      if (this.#dialog?.hasAttribute('aria-busy')) return;
      this.close();
      this.#options.modal?.ondismiss?.();
    }

    #say(sentence) {
      const news = this.#dialog?.querySelector('.test-checkout-news');
      if (news) news.textContent = sentence;
    }

    #setBusy(busy) {
      const set = (target, name) => (busy ? target.setAttribute(name, 'true') : target.removeAttribute(name));
      if (this.#dialog) set(this.#dialog, 'aria-busy');
      // Buttons that are really disabled would lose the focus.
      for (const button of this.#dialog?.querySelectorAll('button') ?? []) set(button, 'aria-disabled');
    }
  }

  window.Razorpay = Razorpay;
})();
