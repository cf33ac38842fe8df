package argosy

import (
	"context"
	"errors"
	"io"
	"net/http"
	"sync"
	"testing"
	"time"
)

const contactText = `{"id": "con_1"}`

func TestConcurrentCallsShareOneTokenRequest(t *testing.T) {
	client, requests := newTestClient(t, nil, respondWith(contactText))
	var group sync.WaitGroup
	for range 1000 {
		group.Add(1)
		go func() {
			defer group.Done()
			if _, err := client.Contacts.Get(context.Background(), "con_1"); err != nil {
				t.Error(err)
			}
		}()
	}
	group.Wait()
	if requests.Load() != 1 {
		t.Errorf("%d token requests", requests.Load())
	}
}

func TestCanceledCallLeavesTheTokenRequestToOthers(t *testing.T) {
	started, release := make(chan struct{}), make(chan struct{})
	client, requests := newTestClient(t, func(http.ResponseWriter, *http.Request) {
		close(started)
		<-release
	}, respondWith(contactText))
	first, cancel := context.WithCancel(context.Background())
	canceled, served := make(chan error), make(chan error)
	go func() {
		_, err := client.Contacts.Get(first, "con_1")
		canceled <- err
	}()
	<-started
	go func() {
		_, err := client.Contacts.Get(context.Background(), "con_1")
		served <- err
	}()
	waitFor(t, func() bool { return waitingFor(client) == 2 })
	cancel()
	if err := <-canceled; !errors.Is(err, context.Canceled) {
		t.Errorf("the canceled call returned %v", err)
	}
	close(release)
	if err := <-served; err != nil {
		t.Error(err)
	}
	if requests.Load() != 1 {
		t.Errorf("%d token requests", requests.Load())
	}
}

// deadline is a context whose deadline passes when the channel is closed.
type deadline struct {
	context.Context
	passed chan struct{}
}

func (d deadline) Done() <-chan struct{} { return d.passed }

func (d deadline) Err() error {
	select {
	case <-d.passed:
		return context.DeadlineExceeded
	default:
		return nil
	}
}

func TestTokenRequestEndsWithItsLastCall(t *testing.T) {
	passed, ended := make(chan struct{}), make(chan struct{})
	client, _ := newTestClient(t, func(_ http.ResponseWriter, r *http.Request) {
		// Only after the body does a server notice that the client is gone.
		io.Copy(io.Discard, r.Body)
		close(passed)
		<-r.Context().Done()
		close(ended)
	}, respondWith(contactText))
	_, err := client.Contacts.Get(deadline{context.Background(), passed}, "con_1")
	if !errors.Is(err, ErrTimeout) || !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("the call returned %v", err)
	}
	<-ended
}

func waitingFor(client *Client) int {
	source := client.core.tokens
	source.mutex.Lock()
	defer source.mutex.Unlock()
	if source.underWay == nil {
		return 0
	}
	return source.underWay.waiting
}

func waitFor(t *testing.T, condition func() bool) {
	t.Helper()
	for !condition() {
		time.Sleep(time.Millisecond)
	}
}
