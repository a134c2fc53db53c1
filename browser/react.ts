/*
 * React as a module of its own. It is imported before the forms, so that its code is evaluated in a task
 * of its own: a slow phone can react to a touch between the two.
 */
import 'react';
import 'react-dom/client';
import 'react/jsx-runtime';
