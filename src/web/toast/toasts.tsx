import { Toast as Radix } from 'radix-ui';
import { buttonClass } from '../ui/button/button-class.ts';
import { cross } from '../ui/icon/icon-shapes.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { Lamp } from '../ui/lamp/lamp.tsx';
import { toastDurationOf, toastDurationMs, toastHotkey, toastSwipeThresholdPx, type Toast } from './toast-reducer.ts';
import { dismissToast, useToasts } from './toast-store.ts';

function ToastView({ toast }: { toast: Toast }) {
  const { id, open, title, description, action, variant = 'default' } = toast;
  return (
    <Radix.Root
      className={`toast toast-${variant}`}
      open={open}
      onOpenChange={(stays) => {
        if (!stays) dismissToast(id);
      }}
      duration={toastDurationOf(toast)}
      type={variant === 'destructive' ? 'foreground' : 'background'}
    >
      <Lamp colour={variant === 'destructive' ? 'red' : 'green'} />
      <div className="toast-words">
        <Radix.Title className="toast-title">{title}</Radix.Title>
        {description && <Radix.Description>{description}</Radix.Description>}
      </div>
      {action && (
        <Radix.Action
          altText={action.altText}
          className={buttonClass({ small: true }, 'toast-action')}
          onClick={action.run}
        >
          {action.label}
        </Radix.Action>
      )}
      <Radix.Close className="icon-button toast-close" aria-label="Dismiss notification">
        <Icon shape={cross} />
      </Radix.Close>
    </Radix.Root>
  );
}

/** Drawn with Radix, which is fetched when there is something to say for the first time. */
export function Toasts() {
  const toasts = useToasts();
  return (
    <Radix.Provider duration={toastDurationMs} swipeDirection="right" swipeThreshold={toastSwipeThresholdPx}>
      {toasts.map((toast) => (
        <ToastView key={toast.id} toast={toast} />
      ))}
      <Radix.Viewport className="toasts" hotkey={[toastHotkey]} />
    </Radix.Provider>
  );
}
