import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const parentCheckMs = 250;
const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** The exit code that the signal we received stands for; null before there was one. */
let stopCode = null;
export const requestedExitCode = () => stopCode;

/** Runs a command and keeps its output for the case that it fails. */
export function runCaptured(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs a command in the foreground: its output is ours, our signals are its signals, its exit code is the answer. */
export function runInForeground(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: 'inherit' });
    const forward = (signal) => {
      stopCode = codeOf(signal);
      // A terminal has sent its interrupt to the child already; a second one would ask it to hurry.
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      child.kill(signal);
    };
    for (const signal of forwarded) process.on(signal, forward);
    const watch = whenAbandoned(() => forward('SIGTERM'));
    const settle = () => {
      clearInterval(watch);
      for (const signal of forwarded) process.off(signal, forward);
    };
    child.on('error', (error) => {
      // One that a signal of ours ended still has to exit.
      if (error.name === 'AbortError') return;
      settle();
      reject(error);
    });
    child.on('exit', (code, signal) => {
      settle();
      resolve(signal ? codeOf(signal) : (code ?? 1));
    });
  });
}

/** Runs a command that helps the one in the foreground: it learns when we end, and how it went nobody asks. */
export function runBeside(command, args, options = {}) {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'inherit', 'ignore', 'ipc'] });
  const stop = () => child.kill();
  for (const signal of forwarded) process.on(signal, stop);
  const ended = new Promise((resolve) => {
    child.on('error', resolve);
    child.on('exit', resolve);
  }).finally(() => {
    for (const signal of forwarded) process.off(signal, stop);
  });
  return { stop, ended };
}

/** npm runs us below a shell that dies of a signal without passing it on; losing that parent is the signal. */
function whenAbandoned(stop) {
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event) return undefined;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, parentCheckMs);
  return watch;
}

function codeOf(signal) {
  return 128 + constants.signals[signal];
}
