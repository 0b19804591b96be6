import { AtHandPanels } from './at-hand-panels.tsx';
import { SalesPanel } from './sales-panel.tsx';
import styles from './today-page.module.css';
import { useQuery } from '@tanstack/react-query';
import { AppLink } from '../../shell/app-link.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Lamp } from '../../ui/lamp/lamp.tsx';
import { chevronRight } from '../../ui/icon/icon-shapes.ts';
import { useMay } from '../ui/me/me.queries.ts';
import { Panel } from '../ui/panel/panel.tsx';
import { countTodo, todoItems, type TodoItem } from './todo-items.ts';
import { todoQuery } from './today.queries.ts';

const Words = ({ item }: { item: TodoItem }) => (
  <>
    <Lamp colour={item.lamp} />
    <span className={styles.count}>{item.count}</span>
    <span className={styles.words}>
      <span className={item.count > 0 ? styles.label : styles.none}>{item.label}</span>
      {item.note && <span className={styles.note}>{item.note}</span>}
    </span>
  </>
);

/** What needs doing, each a way to the list of just that. */
function TodoPanel() {
  const { data: todo } = useQuery(todoQuery);
  const may = useMay();
  const count = todo ? countTodo(todo, may) : 0;
  return (
    <Panel
      title="What needs doing"
      flush
      tools={todo && <span className={styles.sum}>{count === 1 ? '1 thing' : `${count} things`}</span>}
    >
      <ul className={styles.list}>
        {todo &&
          todoItems(todo, may).map((item) => (
            <li key={item.name}>
              <AppLink className={styles.item} href={item.href}>
                <Words item={item} />
                <Icon shape={chevronRight} />
              </AppLink>
            </li>
          ))}
      </ul>
    </Panel>
  );
}

/** The morning at a glance. On a phone what needs doing comes first. */
export const TodayPage = () => (
  <div className={styles.page}>
    <div className={styles.top}>
      <SalesPanel />
      <div className={styles.todo}>
        <TodoPanel />
      </div>
    </div>
    <AtHandPanels />
  </div>
);
